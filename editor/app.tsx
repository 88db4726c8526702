import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { editorConfig } from './config.ts';

const root = document.querySelector('#editor');
if (!root) throw new Error('The page has no place for the editor.');

const subjects = await fetch('/subjects.json').then((response) => response.json());
createRoot(root).render(<Keystatic config={editorConfig(subjects)} />);
