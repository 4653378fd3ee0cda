/** The table as it is shown: the same, but with the view that the events have come to. */
import type { HallTable, View } from './view';

export function stage(real: () => HallTable, view: () => View): HallTable {
  return new Proxy({} as HallTable, {
    get(_, key) {
      if (key === 'view') return view();
      const table = real();
      const value: unknown = Reflect.get(table, key);
      return typeof value === 'function' ? (value.bind(table) as unknown) : value;
    },
  });
}
