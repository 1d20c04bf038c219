import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';

/**
 * A button that fetches a file. It takes no second press while the download runs. `onDownload`
 * reports its own failure.
 */
export function DownloadButton({
  label,
  onDownload,
}: {
  label: string;
  onDownload: () => Promise<void>;
}) {
  const [pending, setPending] = useState(false);
  const start = () => {
    setPending(true);
    void onDownload()
      .catch(() => undefined)
      .finally(() => setPending(false));
  };
  return (
    <IconButton
      label={label}
      icon={<Download aria-hidden="true" />}
      disabledReason={pending ? 'The file is being made.' : undefined}
      onClick={start}
    />
  );
}
