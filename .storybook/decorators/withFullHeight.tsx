import type { Decorator } from '@storybook/react-vite';

/** The height of the window, which the shell gives to a page. */
export const withFullHeight: Decorator = (Story) => (
  <main style={{ height: '100vh' }}>
    <Story />
  </main>
);
