import { CallDrawing } from './CallDrawing.tsx';
import { type DrawingName, SceneDrawing } from './SceneDrawing.tsx';
import { sentenceSize } from './text-size.ts';

export interface SceneProps {
  readonly drawing: 'voice' | DrawingName;
  /** Marks the scene as an example. */
  readonly label: string;
  readonly time: string;
  readonly lines: readonly { readonly by: string; readonly text: string }[];
  /** Who says the sentences. */
  readonly by: string;
  /** What the agent says. A line can break between two sentences. */
  readonly sentences: readonly string[];
  /** The words of a call, each with the space that follows it. */
  readonly spokenWords: readonly string[];
  readonly result: { readonly time: string; readonly text: string };
}

/** One service at work: a drawing, what was said before, what the agent says, and the result. */
export function Scene({
  drawing,
  label,
  time,
  lines,
  by,
  sentences,
  spokenWords,
  result,
}: SceneProps) {
  return (
    <figure className="scene">
      <figcaption className="scene-bar">
        <span>{label}</span>
        <span>{time}</span>
      </figcaption>
      <div className="scene-image">
        {drawing === 'voice' ? (
          <CallDrawing words={spokenWords} />
        ) : (
          <SceneDrawing name={drawing} />
        )}
      </div>
      <ol className="scene-lines">
        {lines.map((line, index) => (
          <li key={index}>
            {line.by === by ? <b>{by}</b> : <span>{line.by}</span>}
            <p>{line.text}</p>
          </li>
        ))}
        <li className={`scene-sentence ${sentenceSize(sentences.join(''))}`}>
          <b>{by}</b>
          <p>
            {sentences.map((sentence, index) => (
              <span key={index}>{sentence}</span>
            ))}
          </p>
        </li>
      </ol>
      <p className="scene-result">
        <b>{result.time}</b> <span>{result.text}</span>
      </p>
    </figure>
  );
}
