// Three pages: the staff app, signing in to it, and the client portal. The server of the app serves what is built here, so the dev
// server answers page paths the same way.
import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { PAGE_ENTRIES, pageEntry } from './platform/server/http/page-entry.ts';
import { areaGroups } from './scripts/vite-areas.ts';
import { contractRoutes } from './scripts/vite-contract-routes.ts';

/** Components that are drawn on every page, before and after signing in. */
const FRAME_PARTS = [
  'ActionIcon',
  'Alert',
  'Anchor',
  'Button',
  'CloseButton',
  'Divider',
  'Group',
  'Input',
  'InputBase',
  'Loader',
  'PasswordInput',
  'Stack',
  'Text',
  'TextInput',
  'Title',
  'Transition',
  'UnstyledButton',
];
const root = fileURLToPath(new URL('.', import.meta.url));
/** Components that menus and lists are made of. */
const CONTROL_PARTS = ['Checkbox', 'Menu', 'Popover', 'Tabs'];

const STAFF = ['apps/staff/main.tsx', 'apps/staff/shell/Shell.tsx', 'features/identity/staff/queries.ts'];
/** What is needed from the beginning by pages of each kind. */
const AREAS = {
  login: ['apps/login/main.tsx'],
  portal: ['apps/portal/main.tsx', 'apps/portal/layout/PortalLayout.tsx', 'apps/portal/pages/DashboardPage.tsx'],
  staff: STAFF,
  pages: [...STAFF, ...globSync(['features/*/staff/*{Page,Tab,Panel}.tsx', 'apps/staff/pages/*{Page,Tab,Part}.tsx'], { cwd: root })],
  lists: [...STAFF, 'features/contact-lists/staff/ContactList.tsx', 'features/views/staff/ViewsBar.tsx'],
};
const API = process.env['REDRESS_DEV_API'] ?? 'http://127.0.0.1:3000';

/** In development: page paths, which have no file ending, are answered as the server answers them. */
function pagePaths(): Plugin {
  return {
    name: 'redress-page-paths',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage =
          request.headers.accept?.includes('text/html') === true &&
          !/\.\w+$|^\/(@|node_modules\/|api\/|v[012]\/|b\/|__\/|forms\/|healthz)/.test(path);
        if (isPage) request.url = `/${pageEntry(path)}`;
        next();
      });
    },
  };
}

/** Beside each file a copy in Brotli and gzip, made once here instead of on each request. */
function compressedCopies(): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  return {
    name: 'redress-compressed-copies',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/.+\.(js|css|svg)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          const whole = await readFile(join(dir, file));
          await writeFile(join(dir, `${file}.br`), await brotli(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }));
          await writeFile(join(dir, `${file}.gz`), await zip(whole, { level: 9 }));
        }),
      );
    },
  };
}

export default defineConfig({
  root,
  appType: 'mpa',
  publicDir: 'platform/web/public',
  plugins: [contractRoutes(), react(), pagePaths(), compressedCopies()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // A font inside a data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Tells what each page loads; the law of the weight of pages reads it.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.values(PAGE_ENTRIES),
      // A schema that nobody reads is left out: making one does nothing.
      treeshake: { manualPureFunctions: ['z', 'oneLine', 'endpoint', 'sharedRefusal', 'pageInput'] },
      // What every page needs comes in three files, which compress better and arrive sooner than thirty.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: 'identity',
              test: /node_modules\/(@firebase\/(?!storage)|idb\/)|platform\/web\/identity\/(identity|popup-resolver|token-)[^/]*$/,
              priority: 2,
            },
            {
              name: 'frame',
              test: new RegExp(`node_modules/@mantine/core/esm/(core|components/(${FRAME_PARTS.join('|')}))/.*\\.m?js$`),
              priority: 1,
            },
            // Pages of signing in draw these icons, and should not wait for all others.
            {
              name: 'sign-in-icons',
              test: /node_modules\/@tabler\/icons-react\/.*\/(createReactComponent|defaultAttributes|Icon(BrandGoogle|ChevronDown|Help|Moon|Sun))\.m?js$/,
              priority: 1.1,
            },
            { name: 'icons', test: /node_modules\/@tabler\//, priority: 1 },
            { name: 'hooks', test: /node_modules\/@mantine\/hooks\//, priority: 1 },
            { name: 'router', test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//, priority: 1 },
            { name: 'data', test: /node_modules\/(@tanstack\/(query-core|react-query)|@orpc)\//, priority: 1 },
            {
              name: 'controls',
              test: new RegExp(`node_modules/(@floating-ui|@mantine/core/esm/components/(${CONTROL_PARTS.join('|')}))/`),
              priority: 1,
            },
            {
              name: 'parts',
              test: /node_modules\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500,
              priority: 0.9,
            },
            ...areaGroups(root, AREAS, new Set(['pages'])),
          ],
        },
      },
    },
  },
  server: {
    port: 3001,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/v1', '/v2', '/v0', '/b', '/__', '/forms', '/config\\.js', '/healthz'].map((path) => [`^${path}(/|$)`, { target: API }]),
    ),
  },
});
