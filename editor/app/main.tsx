import './editor.css';
import './fields.css';
import './notices.css';
import { createRoot } from 'react-dom/client';
import { claimWindow } from './drafts.ts';
import { Editor } from './Editor.tsx';

const root = document.querySelector('#editor');
if (!root) throw new Error('The page has no #editor element.');

await claimWindow();
createRoot(root).render(<Editor />);
