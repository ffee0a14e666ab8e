import type { Comment } from '@vanek/sdk/reviews'
import { formatDate } from '../../market/dates.ts'

/** What shoppers asked and what the shop answered (C7.56). */
export function Comments({ comments }: { readonly comments: readonly Comment[] }) {
  return (
    <ul className="rule comments">
      {comments.map(({ id, name, text, created, answer }) => (
        <li key={id}>
          <p className="row small">
            <strong>{name}</strong>
            <time className="quiet" dateTime={created}>
              {formatDate(created)}
            </time>
          </p>
          <p>{text}</p>
          {answer && (
            <div className="answer">
              <p className="row small">
                <strong>{answer.name}</strong>
                <time className="quiet" dateTime={answer.created}>
                  {formatDate(answer.created)}
                </time>
              </p>
              <p>{answer.text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
