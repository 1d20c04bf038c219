import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newestAnswer, type AnsweringWorker } from './newestAnswer.ts';

class FakeWorker implements AnsweringWorker {
  onmessage: AnsweringWorker['onmessage'] = null;
  onerror: AnsweringWorker['onerror'] = null;
  postMessage = vi.fn<(code: string) => void>();
  terminate = vi.fn<() => void>();
  answer(data: string) {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent<string>);
  }
  crash() {
    this.onerror?.call(this as unknown as Worker, {} as ErrorEvent);
  }
}

const workers: FakeWorker[] = [];
const create = () => {
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  return newestAnswer<string>(start, 10_000, 'failed');
};

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('newestAnswer', () => {
  it('starts one worker, with the first question', async () => {
    const { ask } = create();
    expect(workers).toHaveLength(0);
    const first = ask('a');
    workers[0]!.answer('A');
    expect(await first).toBe('A');
    const second = ask('b');
    workers[0]!.answer('B');
    expect(await second).toBe('B');
    expect(workers).toHaveLength(1);
  });

  it('resolves every question but the newest with undefined', async () => {
    const { ask } = create();
    const [first, second, third] = [ask('a'), ask('b'), ask('c')];
    expect(await first).toBeUndefined();
    expect(await second).toBeUndefined();
    expect(workers[0]!.postMessage.mock.calls).toEqual([['a']]); // `c` waits for the worker
    workers[0]!.answer('A');
    expect(workers[0]!.postMessage.mock.calls).toEqual([['a'], ['c']]);
    workers[0]!.answer('C');
    expect(await third).toBe('C');
  });

  it.each([
    ['is silent', () => vi.advanceTimersByTime(10_000)],
    ['crashes', () => workers[0]!.crash()],
  ])('ends a worker that %s, and starts another', async (_, fail) => {
    const { ask } = create();
    const first = ask('a');
    fail();
    expect(await first).toBe('failed');
    expect(workers[0]!.terminate).toHaveBeenCalledOnce();
    const second = ask('b');
    workers[0]!.answer('late');
    workers[1]!.answer('B');
    expect(await second).toBe('B');
  });

  it('asks the waiting question after a hanging worker was terminated', async () => {
    const { ask } = create();
    void ask('a');
    const second = ask('b');
    vi.advanceTimersByTime(10_000);
    workers[1]!.answer('B');
    expect(await second).toBe('B');
  });

  it('answers `failed` when the worker cannot start', async () => {
    const { ask } = newestAnswer<string>(
      () => {
        throw new Error('No workers here.');
      },
      10_000,
      'failed',
    );
    expect(await ask('a')).toBe('failed');
  });

  it('terminates the worker on dispose, and can be used again', async () => {
    const { ask, dispose } = create();
    const first = ask('a');
    const second = ask('b');
    dispose();
    expect(await first).toBeUndefined();
    expect(await second).toBeUndefined();
    expect(workers[0]!.terminate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    const third = ask('c');
    workers[1]!.answer('C');
    expect(await third).toBe('C');
  });
});
