import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{platform,features,apps,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'features/*/server/**', 'platform/server/**', 'apps/server/**'],
        },
      },
    ],
  },
});
