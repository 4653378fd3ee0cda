import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { apiDocs, pictograms } from './plugins.ts';

const hall = 'http://127.0.0.1:8137';

export default defineConfig({
  plugins: [pictograms(), svelte({ configFile: false }), apiDocs()],
  build: {
    outDir: '../src/meadhall/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses for scripts and fonts
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first to have light-dark()
  },
  server: {
    proxy: { '/api': hall, '/ws': { target: hall, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});
