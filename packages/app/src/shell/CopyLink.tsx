import { copyLink } from '@console/features/parts/copy-link/copyLink.ts';
import { Button } from '@console/ui/Button';
import { IconButton } from '@console/ui/IconButton';
import Link from 'lucide-react/icons/link';

/** A button that copies the address of the page, which holds all of its state. */
export function CopyLink({ collapsed }: { collapsed: boolean }) {
  const copy = () => void copyLink(location.href);
  return collapsed ? (
    <IconButton label="Copy link" icon={<Link size={16} />} onClick={copy} />
  ) : (
    <Button tone="ghost" icon={<Link size={16} />} onClick={copy}>
      Copy link
    </Button>
  );
}
