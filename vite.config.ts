// Two pages, two apps: the staff app and the client portal. The server of the house serves what is built here, so the dev
// server answers page paths the same way.
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const STAFF_PAGE = 'apps/staff/staff.html';
const PORTAL_PAGE = 'apps/portal/portal.html';
const API = process.env['REDRESS_DEV_API'] ?? 'http://127.0.0.1:3000';
const root = fileURLToPath(new URL('.', import.meta.url));

/** In development: `/client…` is the portal, every other path without a file ending the staff app. */
function pagePaths(): Plugin {
  return {
    name: 'redress-page-paths',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage = request.headers.accept?.includes('text/html') === true && !/\.\w+$|^\/(@|node_modules\/|api\/|v[012]\/|b\/|__\/|healthz)/.test(path);
        if (isPage) request.url = `/${/^\/client(-portal)?(\/|$)/.test(path) ? PORTAL_PAGE : STAFF_PAGE}`;
        next();
      });
    },
  };
}

export default defineConfig({
  root,
  appType: 'mpa',
  publicDir: 'platform/web/public',
  plugins: [react(), pagePaths()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // A font inside a data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [STAFF_PAGE, PORTAL_PAGE] },
  },
  server: {
    port: 3001,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/v1', '/v2', '/v0', '/b', '/__', '/config\\.js', '/healthz'].map((path) => [`^${path}(/|$)`, { target: API }])),
  },
});
