import type { PropsWithChildren } from 'react';

/** A name as it is written in code. Storybook styles only what Markdown makes of backticks. */
export const Code = ({ children }: PropsWithChildren) => (
  <code style={{ fontFamily: 'var(--ui-fonts-mono)' }}>{children}</code>
);
