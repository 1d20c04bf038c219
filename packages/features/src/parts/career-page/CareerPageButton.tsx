import { IconButton } from '@console/ui/IconButton';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { ExternalLink } from 'lucide-react';
import { rowActionProps } from '../../keys/useRowActionKeys.ts';
import { webHref } from '../cells/webHref.ts';
import { openCareerPage } from './careerWindow.ts';

// One element for all rows: a table shows a hundred of them.
const icon = <ExternalLink aria-hidden="true" size={16} />;

interface CareerPageButtonProps {
  /** Where the jobs of the row are; null where nobody knows. */
  address: string | null;
}

/** Opens the career page of a row in the one window that all rows share; `o` presses it. */
export function CareerPageButton({ address }: CareerPageButtonProps) {
  const href = address ? webHref(address) : undefined;
  const open = () => {
    if (href && !openCareerPage(href))
      showError({
        title: 'The window was blocked.',
        detail: 'Allow pop-up windows for this page in your browser.',
        link: { label: 'Open it in a new tab', href, newTab: true },
      });
  };
  return (
    <span {...rowActionProps('careerPage')}>
      <IconButton
        size="sm"
        label="Open career page"
        icon={icon}
        disabledReason={href ? undefined : 'No career page is known.'}
        onClick={open}
      />
    </span>
  );
}
