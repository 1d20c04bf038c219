/** An open dialog of a tab, and its row. */
export interface RowDialog<Row> {
  kind: 'review' | 'assign' | 'archive';
  row: Row;
  /** The action that is chosen when the dialog opens. */
  action?: string;
}

/** The callbacks that the columns of a tab use. */
export interface TabActions<Row> {
  open: (dialog: RowDialog<Row>) => void;
  /** Makes a row the active one, whose Entity Detail is shown. */
  activate: (id: number) => void;
}
