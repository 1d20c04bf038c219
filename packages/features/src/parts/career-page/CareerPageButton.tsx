import { IconButton } from '@console/ui/IconButton';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { ExternalLink } from 'lucide-react';
import { rowActionProps } from '../../keys/useRowActionKeys.ts';
import { webHref } from '../cells/ExternalLink.tsx';

let site: Window | null = null;
let opener: HTMLIFrameElement | undefined;

/**
 * The frame that opens the window. A window without an opener could not be sent on to another site,
 * and a window whose opener is the console could send the console elsewhere. The console may send
 * the window of the frame on, and the site in it reaches the empty frame only.
 */
function openingFrame(): HTMLIFrameElement {
  if (opener?.isConnected) return opener;
  opener = document.createElement('iframe');
  opener.hidden = true;
  document.body.append(opener);
  return opener;
}

/**
 * Opens a site in the one window for career pages and brings it to the front. It has to be called
 * within the press, or the browser blocks it. A window that was closed, or that its site has cut
 * off (both read as closed), is replaced. Returns false where the browser blocked the window.
 */
function openCareerPage(href: string): boolean {
  if (site && !site.closed) site.location.href = href;
  else site = openingFrame().contentWindow?.open(href, '_blank') ?? null;
  site?.focus();
  return site !== null;
}

// One element for all rows, because a table shows a hundred of them.
const icon = <ExternalLink aria-hidden="true" size={16} />;

interface CareerPageButtonProps {
  /** The page with the jobs of the row; null where it is not known. */
  address: string | null;
}

/** Opens the career page of a row in the window that all rows share. The key `o` presses it. */
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
