import type { Decorator } from '@storybook/react-vite';

/** Gives the story the full height of the window, as the shell does for a page. */
export const withFullHeight: Decorator = (Story) => (
  <main style={{ height: '100vh' }}>
    <Story />
  </main>
);
