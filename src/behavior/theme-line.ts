/**
 * The one script that runs before the page is painted: it sets a stored theme (H5), and keeps a press on a form
 * whose code has not arrived from going anywhere but into a note that the code finds (F12). Plain ES2019,
 * because a syntax error here would cost the page its theme.
 */
export const themeLine = [
  "try{var t=localStorage.theme;if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch(e){}",
  "addEventListener('submit',function(e){if(!e.target.dataset.ready){e.preventDefault();e.target.dataset.pressed='1'}},true)",
].join(';');
