import { expect, it, vi } from 'vitest';
import { createFormDesk, type FormHandle } from './formDesk.ts';

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
  const desk = createFormDesk();
  const [one, two] = [handle(), handle()];
  expect(desk.hasEntered()).toBe(false);
  desk.arrive(1, one.form);
  desk.arrive(1, undefined);
  desk.arrive(2, two.form);
  expect(desk.hasEntered()).toBe(true);
  expect(one.focusFirst).toHaveBeenCalledOnce();
  expect(two.focusFirst).not.toHaveBeenCalled();
});

it('H-REV-018 does what was pressed before the form came when it is there', () => {
  const desk = createFormDesk();
  const { form, choose } = handle();
  desk.arrive(1, handle().form);
  desk.with(2, (open) => open.choose(4));
  expect(choose).not.toHaveBeenCalled();
  desk.arrive(2, form);
  expect(choose).toHaveBeenCalledExactlyOnceWith(4);
  desk.arrive(2, form);
  expect(choose).toHaveBeenCalledOnce();
  desk.with(2, (open) => open.choose(1));
  expect(choose).toHaveBeenLastCalledWith(1);
});

it('H-REV-018 does nothing to another row than the one that was pressed for', () => {
  const desk = createFormDesk();
  const { form, choose } = handle();
  desk.with(2, (open) => open.choose(4));
  desk.arrive(3, form);
  expect(choose).not.toHaveBeenCalled();
});
