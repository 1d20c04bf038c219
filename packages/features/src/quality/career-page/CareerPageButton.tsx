import { IconButton } from '@console/ui/IconButton';
import { showError } from '@console/ui/Notices/notices.store.ts';
import ExternalLink from 'lucide-react/icons/external-link';
import { rowActionProps } from '../../keys/useRowActionKeys.ts';
import { webHref } from '../../parts/cells/ExternalLink.tsx';
import { openCareerPage } from './careerWindow.ts';

/**
 * Opens a career page. A notice says when the browser blocked the window. Returns whether the
 * window opened.
 */
export function showCareerPage(href: string): boolean {
  const opened = openCareerPage(href);
  if (!opened)
    showError({
      title: 'The window was blocked.',
      detail: 'Allow pop-up windows for this page in your browser.',
      link: { label: 'Open it in a new tab', href, newTab: true },
    });
  return opened;
}

// One shared element for all rows, because a table shows a hundred of them.
const icon = <ExternalLink aria-hidden="true" size={16} />;

interface CareerPageButtonProps {
  /** The address of the career page; null when it is not known. */
  address: string | null;
}

/** Opens the career page of a row in the window that all rows share. The key `o` presses it. */
export function CareerPageButton({ address }: CareerPageButtonProps) {
  const href = address ? webHref(address) : undefined;
  const open = () => {
    if (href) showCareerPage(href);
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
