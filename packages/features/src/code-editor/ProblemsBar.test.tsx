// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProblemsBar } from './ProblemsBar.tsx';

const problem = { line: 18, column: 1, endLine: 18, endColumn: 2, message: 'Syntax error' };
const bar = (problems: readonly (typeof problem)[]) => (
  <ProblemsBar
    php={{
      problems,
      unchecked: undefined,
      list: 'closed',
      setList: () => undefined,
      format: () => Promise.resolve(undefined),
    }}
    reached={{ problem, times: 1 }}
    onGoTo={() => undefined}
  />
);

it('names the problem that was reached until it is repaired', () => {
  const { rerender } = render(bar([problem]));
  expect(screen.getByRole('status').textContent).toBe('Line 18: Syntax error');
  rerender(bar([]));
  screen.getByText('No problems');
  expect(screen.getByRole('status').textContent).toBe('');
});
