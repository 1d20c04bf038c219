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

  it('says that it failed until it is there, and fetches again when asked again', async () => {
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

  it('tells nobody who has left', async () => {
    const module = lazyModule(() => Promise.resolve(1));
    const listener = vi.fn<() => void>();
    module.subscribe(listener)();
    await module.load();
    expect(listener).not.toHaveBeenCalled();
  });
});
