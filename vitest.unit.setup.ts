// Runs before each test file that has a document: an earlier file of the same process may have left
// notices, stored values or elements.
import { noticesStore } from '@console/ui/Notices/notices.store.ts';

noticesStore.shown = [];
noticesStore.history = [];
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
