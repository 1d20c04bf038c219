import { expect, it, vi } from 'vitest';
import { createFormSlot, type FormHandle } from './formSlot.ts';

const handle = () => {
  const choose = vi.fn<(index: number) => void>();
  const focusFirst = vi.fn<() => void>();
  const form: FormHandle = {
    choose,
    focusFirst,
    submit: () => undefined,
    typed: () => undefined,
    focusField: () => undefined,
  };
  return { form, choose, focusFirst };
};

it('focuses only the first form', () => {
  const slot = createFormSlot();
  const [one, two] = [handle(), handle()];
  expect(slot.hasEntered()).toBe(false);
  slot.arrive(1, one.form);
  slot.arrive(1, undefined);
  slot.arrive(2, two.form);
  expect(slot.hasEntered()).toBe(true);
  expect(one.focusFirst).toHaveBeenCalledOnce();
  expect(two.focusFirst).not.toHaveBeenCalled();
});

it('H-REV-018 does what was pressed before the form came when it is there', () => {
  const slot = createFormSlot();
  const { form, choose } = handle();
  slot.arrive(1, handle().form);
  slot.with(2, (open) => open.choose(4));
  expect(choose).not.toHaveBeenCalled();
  slot.arrive(2, form);
  expect(choose).toHaveBeenCalledExactlyOnceWith(4);
  slot.arrive(2, form);
  expect(choose).toHaveBeenCalledOnce();
  slot.with(2, (open) => open.choose(1));
  expect(choose).toHaveBeenLastCalledWith(1);
});

it('H-REV-018 does nothing to another row than the one that was pressed for', () => {
  const slot = createFormSlot();
  const { form, choose } = handle();
  slot.with(2, (open) => open.choose(4));
  slot.arrive(3, form);
  expect(choose).not.toHaveBeenCalled();
});
