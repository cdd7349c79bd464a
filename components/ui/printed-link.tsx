/** An address on paper, where nobody can press it; nothing on the screen. */
export function PrintedLink({ label, url }: { label: string; url: string }) {
  return (
    <p className="hidden break-words text-sm print:block">
      {label}: <span className="num">{url.split("#")[0]}</span>
    </p>
  );
}
