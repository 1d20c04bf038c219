/** The open dialogs, the top one last. Each is a child of `<body>` around one `<dialog>`. */
export const openDialogs: HTMLElement[] = [];

export const isDialogOpen = (): boolean => openDialogs.length > 0;

/** Whether an element is part of a dialog, also of one that is closing. */
export const isInDialog = (element: Element): boolean => element.closest('dialog') !== null;

const submitButton = () => openDialogs.at(-1)?.querySelector<HTMLElement>('[type="submit"]');

export const isFormOnTop = (): boolean => submitButton() != null;

export const topDialog = (): HTMLElement | undefined => openDialogs.at(-1);

/** Whether the top dialog is a form whose submit button can be pressed now. */
export const canSubmitTopForm = (): boolean =>
  isFormOnTop() && submitButton()?.getAttribute('aria-disabled') !== 'true';

export const submitTopForm = (): void => submitButton()?.click();

/**
 * The lower limit, in viewport pixels, for a popover of this element: the top of its dialog's
 * footer, which must stay visible.
 */
export const floorOf = (element: Element): number =>
  element.closest('dialog')?.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
