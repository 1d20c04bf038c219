import { Download } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Fetches a file; while that runs it takes no second press. `onDownload` reports its own failure. */
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
