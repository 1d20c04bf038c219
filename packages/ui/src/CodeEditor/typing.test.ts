import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTyping } from './typing.ts';

const model = { gone: false };

describe('createTyping', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = () => {
    const typing = createTyping<typeof model>(({ gone }) => gone);
    const heard = vi.fn<(given: typeof model) => void>();
    const typingOn = vi.fn<() => void>();
    typing.listen({ onPause: heard, onTyping: typingOn });
    return { typing, heard, typingOn };
  };

  it('A-CED-033 passes a change on after a pause of 400 ms, once', () => {
    const { typing, heard } = start();
    typing.add(model);
    vi.advanceTimersByTime(100);
    typing.add(model);
    vi.advanceTimersByTime(399);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard.mock.calls).toEqual([[model]]);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('H-CED-003 says every 600 ms that somebody types without a pause, and passes nothing on', () => {
    const { typing, heard, typingOn } = start();
    for (let key = 0; key < 18; key += 1) {
      typing.add(model);
      vi.advanceTimersByTime(100);
    }
    expect(typingOn).toHaveBeenCalledTimes(3);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(typingOn).toHaveBeenCalledTimes(3);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('H-CED-005 says that somebody types until 400 ms after the last key', () => {
    const { typing } = start();
    expect(typing.isTyping()).toBe(false);
    for (let key = 0; key < 18; key += 1) {
      typing.add(model);
      expect(typing.isTyping()).toBe(true);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(299);
    expect(typing.isTyping()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(typing.isTyping()).toBe(false);
  });

  it('passes on at once when asked, and nothing of a document that is gone', () => {
    const { typing, heard } = start();
    typing.add(model);
    typing.flush();
    expect(heard).toHaveBeenCalledOnce();
    typing.add({ gone: true });
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveBeenCalledOnce();
  });
});
