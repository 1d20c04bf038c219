// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { leaveKeysToInputMethod } from './inputMethod.ts';

it.each([
  ['a key', 'button', {}, true],
  ['a key of a composition', 'button', { isComposing: true }, false],
  ['the key after its end', 'button', { keyCode: 229 }, false],
  ['a key of the code editor, which has its own rule', 'input', { isComposing: true }, true],
])('%s', (_, target, init, isHeard) => {
  document.body.innerHTML = '<button></button><div class="monaco-editor"><input></div>';
  leaveKeysToInputMethod();
  const heard = vi.fn<() => void>();
  addEventListener('keydown', heard, true);
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init });
  const element = document.querySelector<HTMLElement>(target);
  element?.focus();
  element?.dispatchEvent(event);
  removeEventListener('keydown', heard, true);
  expect(heard.mock.calls.length > 0).toBe(isHeard);
});
