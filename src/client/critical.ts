import { draftKey } from '../contact-form/draft.ts';

/**
 * The one script that runs before the page is painted: it sets a stored theme (H5), keeps a form with a draft
 * from being painted before its text is back (F12; for three seconds at most, whatever fails), and keeps a press
 * on a form whose code has not arrived from going anywhere but into a note that the code finds (F12). Who comes
 * from another page of the site has the fonts already, and gets the page in them from the start. Plain
 * ES2019, because a syntax error here would cost the page its theme.
 */
export const themeLine = [
  '(function(d){try{var t=localStorage.theme;if(t=="light"||t=="dark")d.theme=t}catch(e){}',
  `try{if(sessionStorage["${draftKey}"]){d.draft="";setTimeout(function(){delete d.draft},3e3)}}catch(e){}`,
  'if(document.referrer.indexOf(location.origin+"/")==0)d.lettered="";',
  'addEventListener("submit",function(e){if(!e.target.dataset.ready){e.preventDefault();e.target.dataset.pressed="1"}},true)',
  '})(document.documentElement.dataset)',
].join('');
