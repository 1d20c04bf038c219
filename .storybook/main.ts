import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { themeCssPlugin } from '../packages/ui/build/themeCss.ts';
import { mockServiceWorker } from './mockServiceWorker.ts';
import { sources } from './sources.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    './**/*.stories.tsx',
    { directory: '../packages/ui/src', titlePrefix: 'ui', files: '**/*.stories.tsx' },
    { directory: '../packages/features/src', files: '**/*.stories.tsx' }, // each story file states its title, which follows the domain, not the folder
    { directory: '../packages/app/src', titlePrefix: 'app', files: '**/*.stories.tsx' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } }, // enables tables in MDX
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Vitest's own configuration already adds the React plugin.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      ...(process.env['VITEST'] ? [] : [react({ compiler: true })]),
      themeCssPlugin(),
      mockServiceWorker(),
      sources(),
    ],
  }),
});
