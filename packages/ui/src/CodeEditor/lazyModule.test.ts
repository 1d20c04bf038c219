import { describe, expect, it, vi } from 'vitest';
import { lazyModule } from './lazyModule.ts';

describe('lazyModule', () => {
  it('fetches once however often it is asked', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('editor');
    const module = lazyModule(fetch);
    expect(module.read()).toEqual({ kind: 'idle' });
    await Promise.all([module.load(), module.load()]);
    await module.load();
    expect(fetch).toHaveBeenCalledOnce();
    expect(module.read()).toEqual({ kind: 'ready', value: 'editor' });
  });

  it('stays `failed` during a retry until it is ready', async () => {
    const fetch = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('editor');
    const module = lazyModule(fetch);
    const seen: string[] = [];
    const leave = module.subscribe(() => seen.push(module.read().kind));
    await module.load();
    await module.load();
    await module.load();
    leave();
    expect(seen).toEqual(['loading', 'failed', 'failed', 'ready']);
  });

  it('does not notify after unsubscribing', async () => {
    const module = lazyModule(() => Promise.resolve(1));
    const listener = vi.fn<() => void>();
    module.subscribe(listener)();
    await module.load();
    expect(listener).not.toHaveBeenCalled();
  });
});
