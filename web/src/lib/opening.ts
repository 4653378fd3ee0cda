/** Opening a table. A number of players that needs an option gets it. */
import { api } from './api';
import type { GameRow, NewTable, TableRow } from './wire';

export function openTable(wanted: NewTable, game: GameRow, options = game.options): Promise<TableRow> {
  return api.open({ ...wanted, options: { ...options, ...game.needs[wanted.seats] } });
}
