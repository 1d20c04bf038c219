// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

describe('SearchBox', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  const type = (text: string) =>
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

  it('A-CON-006: searches once, 1000 ms after the last key', () => {
    const onSearch = vi.fn<(text: string) => void>();
    render(<SearchBox label="Search Entities" value="" onSearch={onSearch} />);
    type('nv');
    vi.advanceTimersByTime(999);
    type('nvidia');
    vi.advanceTimersByTime(999);
    expect(onSearch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSearch.mock.calls).toEqual([['nvidia']]);
  });

  it('does not search for the present text again', () => {
    const onSearch = vi.fn<(text: string) => void>();
    render(<SearchBox label="Search Entities" value="nvidia" onSearch={onSearch} />);
    type('nvidi');
    type('nvidia');
    vi.advanceTimersByTime(5000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('does not search after it was unmounted', () => {
    const onSearch = vi.fn<(text: string) => void>();
    const { unmount } = render(<SearchBox label="Search Entities" value="" onSearch={onSearch} />);
    type('nvidia');
    unmount();
    vi.advanceTimersByTime(5000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
