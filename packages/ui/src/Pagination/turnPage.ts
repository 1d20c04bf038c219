import { nearFocus } from '../nearFocus.ts';
import { paginations } from './paginations.ts';

/** The button for the previous or the next page, when there is that page. */
function buttonFor(step: 1 | -1): HTMLButtonElement | undefined {
  const buttons = [...(nearFocus(paginations.all())?.querySelectorAll('button') ?? [])];
  const button = buttons.at(step === 1 ? -1 : 0);
  return button?.getAttribute('aria-disabled') === 'true' ? undefined : button;
}

/** Whether the list or the card that has the focus, or else the first one, has such a page. */
export const canTurnPage = (step: 1 | -1): boolean => buttonFor(step) !== undefined;

export const turnPage = (step: 1 | -1): void => buttonFor(step)?.click();
