import type { View, ViewList, ViewState } from '@console/api/views/schema';
import { Button } from '@console/ui/Button';
import { counted } from '@console/ui/counted.ts';
import { useRef } from 'react';
import { readViewFile, viewFile } from './viewFile.ts';

interface ViewFilesProps {
  list: ViewList;
  views: readonly View[];
  /** Creates views and resolves with the number that was created. */
  onAdd: (views: readonly { name: string; state: ViewState }[]) => Promise<number>;
  onSay: (text: string) => void;
}

function download(list: ViewList, views: readonly View[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([viewFile(list, views)], { type: 'application/json' }));
  link.download = `views-${list}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Exports the views of a list to a file and imports views from one. */
export function ViewFiles({ list, views, onAdd, onSay }: ViewFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    const found = readViewFile(await file.text(), list);
    if (typeof found === 'string') return onSay(found);
    const made = await onAdd(found);
    return onSay(
      `${made} of ${counted(found.length, 'view')} ${made === 1 ? 'has' : 'have'} been imported.`,
    );
  };
  return (
    <>
      <Button
        size="sm"
        disabledReason={views.length === 0 ? 'There is no saved view.' : undefined}
        onClick={() => download(list, views)}
      >
        Export
      </Button>
      <Button size="sm" onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="File of views"
        tabIndex={-1}
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file).finally(() => (target.value = ''));
        }}
      />
    </>
  );
}
