const FIELDS =
  ':is(input, select, textarea, [contenteditable="true"]):not([type="hidden"], [disabled], [aria-disabled="true"], [readonly])';

/** In a group of radio buttons the focus belongs on the chosen one. */
const chosenOf = (field: HTMLElement | null, frame: HTMLElement) =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? ([...frame.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(
        ({ name }) => name === field.name,
      ) ?? field)
    : field;

/** The first field of a form, which gets the initial focus. */
export const firstFieldIn = (frame: HTMLElement): HTMLElement | null =>
  chosenOf(frame.querySelector<HTMLElement>(FIELDS), frame);

export function invalidFieldIn(frame: HTMLElement | null | undefined): HTMLElement | null {
  const field = frame?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return field?.querySelector<HTMLElement>('input') ?? field;
}

/** The form control with the name of a field: an input, a select, a check box or a rich text editor. */
export const fieldNamedIn = (
  frame: HTMLElement | null | undefined,
  name: string,
): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(
    `[name="${CSS.escape(name)}"], [data-name="${CSS.escape(name)}"] :is(textarea, [contenteditable="true"])`,
  ) ?? null;

/**
 * Where the focus goes after a choice: the first required field of the form that is still empty.
 * Without one it stays where it is.
 */
export function focusNextRequired(frame: Element | null | undefined): void {
  const isEmpty = (field: HTMLElement) =>
    'value' in field ? field.value === '' : field.textContent.trim() === '';
  const required = [
    ...(frame?.querySelectorAll<HTMLElement>(`[aria-required="true"]${FIELDS}`) ?? []),
  ];
  required.find(isEmpty)?.focus();
}

/**
 * Whether a digit that is pressed now may choose: not in what follows the choice, such as a button
 * after a number that was typed.
 */
export const isAtChoice = (): boolean => {
  const { activeElement } = document;
  return activeElement?.closest('form') == null || activeElement.matches('[type="radio"]');
};

/** The first field of the form in which an element stands. */
export function firstFieldAround(element: Element): HTMLElement | null {
  const form = element.closest('form');
  return form && firstFieldIn(form);
}

/** The submit button of the form in which an element stands. */
export const submitButtonAround = (element: Element): HTMLElement | null =>
  element.closest('form')?.querySelector<HTMLElement>('[type="submit"]') ?? null;
