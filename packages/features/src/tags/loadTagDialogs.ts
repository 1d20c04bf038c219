/** The dialogs' scripts: fetched when the pointer or the focus comes near what opens them. */
export const loadTagDialog = () => import('./TagDialog.tsx');
export const loadDeleteTagDialog = () => import('./DeleteTagDialog.tsx');

export const preloadTagDialogs = (): void =>
  void Promise.all([loadTagDialog(), loadDeleteTagDialog()]).catch(() => undefined);
