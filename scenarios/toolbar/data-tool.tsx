export function DataTool() {
  return <p className="dt-note">Rows of the backend.</p>
}
