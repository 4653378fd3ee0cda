/** Two small build steps: pictograms one by one, and the page that documents the API. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const PREFIX = 'icon:';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/** `import ravens from 'icon:raven'` gives the outline of one pictogram: path data in a box of 512 by 512. */
export function pictograms(): Plugin {
  let set: IconSet | undefined;
  const outline = (name: string): string => {
    set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
    const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
    if (body === undefined) throw new Error(`there is no pictogram ${name}`);
    return [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(' ');
  };
  return {
    name: 'pictograms',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(outline(id.slice(PREFIX.length + 1)))};`
        : undefined,
  };
}

/** Lays the script and the style of the API's page beside the client, so that they come from no other host. */
export function apiDocs(): Plugin {
  let out = '';
  return {
    name: 'api-docs',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir, 'docs');
    },
    closeBundle: () => {
      const from = dirname(require.resolve('swagger-ui-dist/package.json'));
      mkdirSync(out, { recursive: true });
      for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
        copyFileSync(join(from, file), join(out, file));
      }
    },
  };
}
