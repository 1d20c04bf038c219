import type { TestRun } from '@console/api/test-runs/schema';
import { CodeView } from '@console/ui/CodeEditor/CodeView';
import { Dialog } from '@console/ui/Dialog';

interface ScriptDialogProps {
  run: TestRun;
  onClose: () => void;
}

/** The tested script for reading: the parser's for type parser, else the other one. */
export function ScriptDialog({ run, onClose }: ScriptDialogProps) {
  const isParser = run.type === 'parser';
  const name = isParser ? 'Parser' : run.is_combo ? 'Combo' : 'Spider';
  return (
    <Dialog title={`${name} Script`} size="lg" onClose={onClose}>
      <CodeView
        label={`${name} Code`}
        code={(isParser ? run.parser_code : run.spider_code) ?? ''}
      />
    </Dialog>
  );
}
