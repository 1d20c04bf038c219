import { takeBack } from '@console/api/reviews/outbox/outbox';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { reviewAddress } from './outboxText.ts';

/** Takes back the newest decision that is held, and says so if its input was kept as a draft. */
export function takeBackNewest(): void {
  const taken = takeBack();
  if (taken?.isDraft)
    showSuccess(`${taken.item.title} was not sent. What you entered is kept as a draft.`, {
      label: 'Open the review',
      href: reviewAddress(taken.item),
    });
}
