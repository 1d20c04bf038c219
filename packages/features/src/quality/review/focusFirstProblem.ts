import { afterPaint } from '@console/ui/afterPaint.ts';
import { topDialog } from '../../keys/topDialog.ts';

/** The focus goes to the first field that says what is wrong with it, once it does. */
export function focusFirstProblem(): void {
  afterPaint(() => {
    const field = topDialog()?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field?.querySelector<HTMLElement>('input') ?? field)?.focus();
  });
}
