import { describeFault, faultLabels } from './fault-labels.ts';
import { type Fault, faultAnswers } from './faults.ts';
import { type Html, html } from './html.ts';

/** The form that sets what the service answers, and the list of what is set. */
export function faultPanel(faults: readonly Fault[], rateLimited: boolean): Html {
  const options = faultAnswers.map(
    (answer) => html`<option value="${answer}">${faultLabels[answer]}</option>`,
  );
  const set = faults.map((fault) => html`<li>${describeFault(fault)}</li>`);
  const list =
    set.length === 0
      ? html`<p class="muted">Every inquiry is checked and delivered.</p>`
      : html`<ul class="faults">${set}</ul>
<form method="post" action="/faults/clear"><button>Answer normally again</button></form>`;

  return html`<section class="panel answers" aria-labelledby="answers">
<h2 id="answers">How the service answers</h2>
${list}
<form class="fields" method="post" action="/faults">
<div class="field"><label for="answer">Answer</label>
<select id="answer" name="answer">${options}</select></div>
<div class="field"><label for="match">Only for addresses with</label>
<input id="match" name="match" autocomplete="off" spellcheck="false" placeholder="everyone"></div>
<div class="pair">
<div class="field"><label for="times">Times</label>
<input id="times" name="times" type="number" min="1" step="1" placeholder="always"></div>
<div class="field"><label for="delay">Delay in ms</label>
<input id="delay" name="delayMs" type="number" min="0" max="120000" step="1" placeholder="0"></div>
</div>
<button class="lamp">Set answer</button>
</form>
<form class="limit" method="post" action="/rate-limit">
<input type="hidden" name="enabled" value="${rateLimited ? 'false' : 'true'}">
<p>One request a second: <strong>${rateLimited ? 'enforced' : 'not enforced'}</strong></p>
<button>${rateLimited ? 'Lift' : 'Enforce'}</button>
</form>
</section>`;
}
