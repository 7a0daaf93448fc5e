"""What whoever runs a server needs: logs, measures, incidents, backups, tables that were set aside."""
